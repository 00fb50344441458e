package txt.palin;

public final class Palindromes {
    private int found;

    public boolean check(String s) {
        String cleaned = s.replaceAll("[^a-z]", "");
        int left = 0;
        int right = cleaned.length() - 1;
        while (left < right) {
            if (cleaned.charAt(left++) != cleaned.charAt(right--)) {
                return false;
            }
        }
        found++;
        return true;
    }

    public int found() {
        return found;
    }
}
