package txt.clean;

public class Cleaner {
    private int cleaned;

    public String clean(String s) {
        cleaned++;
        StringBuilder sb = new StringBuilder(s.length());
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\t' || c == '\n') {
                sb.append(' ');
            } else if (c != '\r') {
                sb.append(c);
            }
        }
        return sb.toString();
    }

    public String quote(String s) {
        cleaned++;
        StringBuilder sb = new StringBuilder("\"");
        for (char c : s.toCharArray()) {
            if (c == '\\' || c == '"') {
                sb.append('\\');
            }
            sb.append(c);
        }
        return sb.append('"').toString();
    }

    public int cleaned() {
        return cleaned;
    }
}
