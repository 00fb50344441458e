package txt.password;

public final class Password {
    private int rejected;

    public boolean strong(String p) {
        boolean digit = false;
        boolean lower = false;
        boolean upper = false;
        for (int i = 0; i < p.length(); i++) {
            char c = p.charAt(i);
            if (c >= '0' && c <= '9') {
                digit = true;
            } else if (c >= 'a' && c <= 'z') {
                lower = true;
            } else if (c >= 'A' && c <= 'Z') {
                upper = true;
            }
        }
        boolean ok = p.length() >= 8 && digit && lower && upper;
        if (!ok) {
            rejected++;
        }
        return ok;
    }

    public int rejected() {
        return rejected;
    }
}
