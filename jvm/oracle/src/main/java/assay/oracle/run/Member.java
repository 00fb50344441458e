package assay.oracle.run;

import java.util.List;

/**
 * A public constructor, method or field that both versions have on the same class, whichever class declares it.
 * Types are names, since each version has classes of its own.
 * {@code ownerText} is how source calls the owner; {@code wants} are the parameters' types once more, with their type arguments: see {@link Generic}.
 * The constructor of an inner class has the object around it as its first parameter, and is not static.
 */
record Member(Kind kind, String owner, String ownerText, String name, List<String> parameters, List<String> wants, String type, boolean isStatic, boolean overloaded) {

    enum Kind { CONSTRUCTOR, METHOD, FIELD }

    /** As elements are written everywhere in Assay: {@code p.B#m(int)}, {@code p.B#f}, {@code p.B$C#m(p.B$C[])}. */
    String element() {
        if (kind == Kind.FIELD) return owner + '#' + name;
        var text = new StringBuilder(owner).append('#').append(name).append('(');
        for (int i = 0; i < parameters.size(); i++) text.append(i == 0 ? "" : ",").append(JavaText.binaryName(parameters.get(i)));
        return text.append(')').toString();
    }

    /** Whether it makes an object inside another one. */
    boolean isInner() {
        return kind == Kind.CONSTRUCTOR && !isStatic;
    }

    boolean returnsValue() {
        return !type.equals("void");
    }

    /** A method that tells something about its object's state and is not expected to change it. */
    boolean isGetter() {
        if (kind != Kind.METHOD || isStatic || !parameters.isEmpty() || !returnsValue()) return false;
        return hasPrefix("get") || hasPrefix("is") || hasPrefix("has") || switch (name) {
            case "size", "length", "isEmpty", "toString", "name", "value" -> true;
            default -> false;
        };
    }

    private boolean hasPrefix(String prefix) {
        return name.length() > prefix.length() && name.startsWith(prefix) && Character.isUpperCase(name.charAt(prefix.length()));
    }
}
