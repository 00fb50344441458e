package obj.render;

public final class Renderer {
    private final String nullText;

    public Renderer(String nullText) {
        this.nullText = nullText;
    }

    public String render(Object value) {
        return switch (value) {
            case null -> nullText;
            case Boolean b -> b ? "yes" : "no";
            case Integer i when i < 0 -> "(" + -(long) i + ")";
            case Number n -> "#" + n.longValue();
            case String s -> '"' + s + '"';
            default -> value.getClass().getSimpleName();
        };
    }
}
