package txt.clean;

public class Cleaner {
    private int cleaned;

    public String clean(String s) {
        cleaned++;
        return s.replace("\t", " ").replace("\r", "").replace("\n", " ");
    }

    public String quote(String s) {
        cleaned++;
        return "\"" + s.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    public int cleaned() {
        return cleaned;
    }
}
