package text.ident;

import java.util.regex.Pattern;

public final class Identifiers {
    private static final Pattern VALID = Pattern.compile("[a-z][a-z0-9_]*");
    private static final Pattern FOREIGN = Pattern.compile("[^a-z0-9_]+");
    private static final Pattern UNDERSCORES = Pattern.compile("_+");

    private int checked;

    public boolean valid(String s) {
        checked++;
        return VALID.matcher(s).matches();
    }

    public String clean(String s) {
        checked++;
        return FOREIGN.matcher(s).replaceAll("_");
    }

    public String[] split(String s) {
        checked++;
        return UNDERSCORES.split(s);
    }

    public int checked() {
        return checked;
    }
}
