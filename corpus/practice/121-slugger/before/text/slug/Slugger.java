package text.slug;

public final class Slugger {
    private final int max;

    public Slugger(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("max " + max);
        }
        this.max = max;
    }

    public String slug(String title) {
        StringBuilder sb = new StringBuilder();
        boolean dash = false;
        for (int i = 0; i < title.length(); i++) {
            char c = title.charAt(i);
            if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z') {
                if (dash && sb.length() > 0) {
                    sb.append('-');
                }
                dash = false;
                if (c >= 'A' && c <= 'Z') {
                    c = (char) (c + 32);
                }
                sb.append(c);
            } else if (c != '\'') {
                dash = true;
            }
        }
        if (sb.length() > max) {
            sb.setLength(max);
            if (sb.charAt(sb.length() - 1) == '-') {
                sb.setLength(sb.length() - 1);
            }
        }
        return sb.toString();
    }
}
