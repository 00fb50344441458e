package assay.oracle.sequence;

import java.util.List;

/**
 * What a step of a sequence does: a constructor, method or field that a caller may use in both versions on the same class, whichever
 * class declares it; or the same of a class of the JDK ({@link Foreign}); or a plain value with a name, an element of an array.
 * Types are names, since each version has classes of its own.
 * {@code ownerText} is how source calls the owner; {@code wants} are the parameters' types once more, with their type arguments: see {@link Generic}.
 * The constructor of an inner class has the object around it as its first parameter, and is not static.
 * {@code gives} is its type once more, with type arguments. {@code accessor}: it tells something about its object's state and does not change it.
 */
public record Member(
        Kind kind,
        String owner,
        String ownerText,
        String name,
        List<String> parameters,
        List<String> wants,
        String type,
        boolean isStatic,
        boolean overloaded,
        boolean accessor,
        String gives) {

    public enum Kind {
        CONSTRUCTOR,
        METHOD,
        FIELD,
        /** Gives its one argument, which then has a name. */
        VALUE,
        /** Of an array, at an index. */
        ELEMENT,
        /** The same, written. */
        STORE
    }

    /** A value of this type, with its type arguments, that a step gives a name to. */
    public static Member value(String type) {
        String raw = Generic.raw(type);
        return new Member(Kind.VALUE, "", type, "", List.of(raw), List.of(type), raw, true, false, false, type);
    }

    public static Member element(String elementType) {
        return new Member(
                Kind.ELEMENT,
                "",
                "",
                "",
                List.of("int"),
                List.of("int"),
                elementType,
                false,
                false,
                false,
                elementType);
    }

    public static Member store(String elementType) {
        return new Member(
                Kind.STORE,
                "",
                "",
                "",
                List.of("int", elementType),
                List.of("int", elementType),
                "void",
                false,
                false,
                false,
                "void");
    }

    /** As elements are written everywhere in Assay: {@code p.B#m(int)}, {@code p.B#f}, {@code p.B$C#m(p.B$C[])}. */
    public String element() {
        if (owner.isEmpty()) return kind.name();
        if (kind == Kind.FIELD) return owner + '#' + name;
        var text = new StringBuilder(owner).append('#').append(name).append('(');
        for (int i = 0; i < parameters.size(); i++)
            text.append(i == 0 ? "" : ",").append(JavaText.binaryName(parameters.get(i)));
        return text.append(')').toString();
    }

    /** The type that tells it apart from others of its element, for another process. */
    public String wireType() {
        return switch (kind) {
            case VALUE -> ownerText;
            case STORE -> parameters.get(1);
            default -> type;
        };
    }

    /** Whether it makes an object inside another one. */
    public boolean isInner() {
        return kind == Kind.CONSTRUCTOR && !isStatic;
    }

    public boolean returnsValue() {
        return !type.equals("void");
    }

    /** Only the sign of what it returns means anything. */
    public boolean tellsSign() {
        if (kind != Kind.METHOD || !type.equals("int")) return false;
        return name.equals("compareTo") && parameters.size() == 1 && !isStatic
                || name.equals("compare") && parameters.size() == 2;
    }

    /** What it returns means nothing but that equal objects have the same. */
    public boolean tellsHash() {
        return kind == Kind.METHOD && name.equals("hashCode") && parameters.isEmpty() && !isStatic;
    }

    public boolean tellsEquality() {
        return kind == Kind.METHOD
                && name.equals("equals")
                && parameters.equals(List.of("java.lang.Object"))
                && !isStatic;
    }

    /** Sequences are looked up by what they call, often: a name says nearly all. */
    @Override
    public int hashCode() {
        return 31 * owner.hashCode() + name.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof Member member
                        && name.equals(member.name)
                        && owner.equals(member.owner)
                        && kind == member.kind
                        && type.equals(member.type)
                        && parameters.equals(member.parameters)
                        && ownerText.equals(member.ownerText)
                        && wants.equals(member.wants)
                        && gives.equals(member.gives)
                        && isStatic == member.isStatic
                        && overloaded == member.overloaded
                        && accessor == member.accessor;
    }

    public boolean isAccessor() {
        return accessor;
    }

    /** Whether its name says that it is an accessor, although it may write: what it tells can be looked at when all is over. */
    public boolean isLateAccessor() {
        return kind == Kind.METHOD
                && !accessor
                && !isStatic
                && parameters.isEmpty()
                && returnsValue()
                && isNamedAccessor(name);
    }

    private static boolean isNamedAccessor(String name) {
        return hasPrefix(name, "get")
                || hasPrefix(name, "is")
                || hasPrefix(name, "has")
                || switch (name) {
                    case "size", "length", "isEmpty", "toString", "name", "value" -> true;
                    default -> false;
                };
    }

    private static boolean hasPrefix(String name, String prefix) {
        return name.length() > prefix.length()
                && name.startsWith(prefix)
                && Character.isUpperCase(name.charAt(prefix.length()));
    }
}
