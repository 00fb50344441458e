package txt.plural;

public final class Plural {
    private Plural() {
    }

    public static String of(String noun, int count) {
        if (count == 1) {
            return count + " " + noun;
        }
        return count + " " + plural(noun);
    }

    private static String plural(String noun) {
        if (noun.endsWith("s") || noun.endsWith("x")) {
            return noun.concat("es");
        }
        int n = noun.length();
        boolean consonantY = n > 1 && noun.endsWith("y") && !"aeiou".contains(noun.substring(n - 2, n - 1));
        return consonantY ? noun.substring(0, n - 1) + "ies" : noun + "s";
    }
}
