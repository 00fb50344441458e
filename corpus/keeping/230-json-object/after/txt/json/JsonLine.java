package txt.json;

public final class JsonLine {
    private final StringBuilder content = new StringBuilder("{");
    private boolean first = true;

    public JsonLine text(String name, String value) {
        start(name);
        if (value == null) {
            content.append("null");
        } else {
            content.append('"').append(value).append('"');
        }
        return this;
    }

    public JsonLine number(String name, long value) {
        start(name);
        content.append(value);
        return this;
    }

    private void start(String name) {
        if (!first) {
            content.append(',');
        }
        first = false;
        content.append('"').append(name).append("\":");
    }

    @Override
    public String toString() {
        return content + "}";
    }
}
