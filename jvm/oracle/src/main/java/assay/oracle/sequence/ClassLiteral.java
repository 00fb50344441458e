package assay.oracle.sequence;

/** {@code p.Order.class} as an argument. {@code type}: what the parameter wants, {@code java.lang.Class<p.Event>}; {@code named}: the class. */
public record ClassLiteral(String type, String named) implements Sequence.Argument {

    public Object make(LoadedProgram version) throws ClassNotFoundException {
        return version.type(named);
    }

    /** A subclass is passed without its type argument: what else is passed may be made for the superclass. */
    String text() {
        String text = JavaText.typeName(named) + ".class";
        return Generic.parse(type).argument(0).equals(named) ? text : "(java.lang.Class) " + text;
    }
}
