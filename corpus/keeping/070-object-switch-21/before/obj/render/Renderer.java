package obj.render;

public final class Renderer {
    private final String nullText;

    public Renderer(String nullText) {
        this.nullText = nullText;
    }

    public String render(Object value) {
        if (value == null) {
            return nullText;
        }
        if (value instanceof Boolean) {
            return (Boolean) value ? "yes" : "no";
        }
        if (value instanceof Integer && (Integer) value < 0) {
            return "(" + -(long) (Integer) value + ")";
        }
        if (value instanceof Number) {
            return "#" + ((Number) value).longValue();
        }
        if (value instanceof String) {
            return '"' + (String) value + '"';
        }
        return value.getClass().getSimpleName();
    }
}
