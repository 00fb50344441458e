package txt.plural;

public final class Plural {
    private Plural() {
    }

    public static String of(String noun, int count) {
        if (count == 1) {
            return count + " " + noun;
        }
        String plural;
        int n = noun.length();
        if (n > 0 && (noun.charAt(n - 1) == 's' || noun.charAt(n - 1) == 'x')) {
            plural = noun + "es";
        } else if (n > 1 && noun.charAt(n - 1) == 'y' && "aeiou".indexOf(noun.charAt(n - 2)) < 0) {
            plural = noun.substring(0, n - 1) + "ies";
        } else {
            plural = noun + "s";
        }
        return count + " " + plural;
    }
}
