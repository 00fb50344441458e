package kitchen.recipe;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class Recipe {
    private static final int MAX_SERVINGS = 100;
    private static final int MAX_PEOPLE = 10_000;

    private record Amount(long num, long den) {
        Amount times(long factor, long divisor) {
            long n = num * factor;
            long d = den * divisor;
            long g = gcd(n, d);
            return new Amount(n / g, d / g);
        }

        private static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        @Override
        public String toString() {
            if (den == 1) {
                return Long.toString(num);
            }
            String fraction = num % den + "/" + den;
            return num > den ? num / den + " " + fraction : fraction;
        }
    }

    private record Ingredient(Amount amount, String what) {
    }

    private final List<Ingredient> ingredients = new ArrayList<>();
    private final int servings;

    public Recipe(int servings) {
        if (servings < 1 || servings > MAX_SERVINGS) {
            throw new IllegalArgumentException("servings: " + servings);
        }
        this.servings = servings;
    }

    public Recipe add(String line) throws RecipeException {
        if (line == null) {
            throw new RecipeException("no line");
        }
        String[] words = line.trim().split("\\s+");
        int used = 0;
        long whole = 0;
        if (!isFraction(words[0])) {
            whole = number(words[0], Integer.MIN_VALUE, Integer.MAX_VALUE);
            used++;
        }
        Amount amount = new Amount(whole, 1);
        if (used < words.length && isFraction(words[used])) {
            amount = mixed(whole, words[used]);
            used++;
        }
        if (amount.num() < 0) {
            throw new RecipeException("negative amount in " + line);
        }
        if (used == words.length) {
            throw new RecipeException("nothing to add in " + line);
        }
        String what = String.join(" ", Arrays.asList(words).subList(used, words.length));
        ingredients.add(new Ingredient(amount, what));
        return this;
    }

    private static boolean isFraction(String word) {
        return word.indexOf('/') >= 0;
    }

    private static Amount mixed(long whole, String fraction) throws RecipeException {
        String[] parts = fraction.split("/");
        if (parts.length != 2) {
            throw new RecipeException("bad fraction " + fraction);
        }
        long a = number(parts[0], 0, Short.MAX_VALUE);
        long b = number(parts[1], 1, Short.MAX_VALUE);
        return new Amount(whole * b + a, b);
    }

    private static long number(String word, int min, int max) throws RecipeException {
        try {
            int n = Integer.parseInt(word);
            if (n >= min && n <= max) {
                return n;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new RecipeException("bad amount " + word);
    }

    public List<String> scaled(int people) {
        if (people < 1 || people > MAX_PEOPLE) {
            throw new IllegalArgumentException("people: " + people);
        }
        List<String> lines = new ArrayList<>();
        for (Ingredient i : ingredients) {
            lines.add(i.amount().times(people, servings) + " " + i.what());
        }
        return lines;
    }
}
