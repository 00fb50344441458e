package text.version;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class Extractor {
    private static final Pattern VERSION = Pattern.compile("v(\\d+)\\.(\\d+)");

    public String version(String text) {
        Matcher m = VERSION.matcher(text);
        if (m.find()) {
            return m.group(1) + "." + m.group(2);
        }
        return null;
    }

    public int major(String text) {
        String v = version(text);
        if (v == null) {
            return -1;
        }
        return Integer.parseInt(v.substring(0, v.indexOf('.')));
    }

    public boolean sameMajor(String a, String b) {
        return major(a) == major(b);
    }
}
