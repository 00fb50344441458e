package txt.palin;

public final class Palindromes {
    private int found;

    public boolean check(String s) {
        String cleaned = "";
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                cleaned += c;
            }
        }
        StringBuilder reversed = new StringBuilder();
        for (int i = cleaned.length() - 1; i >= 0; i--) {
            reversed.append(cleaned.charAt(i));
        }
        boolean is = cleaned.equals(reversed.toString());
        if (is) {
            found++;
        }
        return is;
    }

    public int found() {
        return found;
    }
}
