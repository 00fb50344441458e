package assay.oracle.run;

import java.util.List;

/**
 * A public constructor, method or field that both versions have on the same class, whichever class declares it.
 * Types are names, since each version has classes of its own.
 */
record Member(Kind kind, String owner, String name, List<String> parameters, String type, boolean isStatic, boolean overloaded) {

    enum Kind { CONSTRUCTOR, METHOD, FIELD }

    /** As elements are written everywhere in Assay: {@code p.B#m(int)}, {@code p.B#f}. */
    String element() {
        return kind == Kind.FIELD ? owner + '#' + name : owner + '#' + name + '(' + String.join(",", parameters.stream().map(JavaText::typeName).toList()) + ')';
    }

    boolean returnsValue() {
        return !type.equals("void");
    }

    /** A method that tells something about its object's state and is not expected to change it. */
    boolean isGetter() {
        if (kind != Kind.METHOD || isStatic || !parameters.isEmpty() || !returnsValue()) return false;
        return hasPrefix("get") || hasPrefix("is") || hasPrefix("has") || switch (name) {
            case "size", "length", "isEmpty", "toString", "hashCode", "name", "value" -> true;
            default -> false;
        };
    }

    private boolean hasPrefix(String prefix) {
        return name.length() > prefix.length() && name.startsWith(prefix) && Character.isUpperCase(name.charAt(prefix.length()));
    }
}
