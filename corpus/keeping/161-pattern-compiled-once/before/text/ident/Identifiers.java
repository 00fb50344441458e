package text.ident;

public final class Identifiers {
    private int checked;

    public boolean valid(String s) {
        checked++;
        return s.matches("[a-z][a-z0-9_]*");
    }

    public String clean(String s) {
        checked++;
        return s.replaceAll("[^a-z0-9_]+", "_");
    }

    public String[] split(String s) {
        checked++;
        return s.split("_+");
    }

    public int checked() {
        return checked;
    }
}
