package txt.json;

public final class JsonLine {
    private String content = "";
    private int fields;

    public JsonLine text(String name, String value) {
        if (fields > 0) {
            content += ",";
        }
        content += "\"" + name + "\":" + (value == null ? "null" : "\"" + value + "\"");
        fields++;
        return this;
    }

    public JsonLine number(String name, long value) {
        if (fields > 0) {
            content += ",";
        }
        content += "\"" + name + "\":" + value;
        fields++;
        return this;
    }

    @Override
    public String toString() {
        return "{" + content + "}";
    }
}
