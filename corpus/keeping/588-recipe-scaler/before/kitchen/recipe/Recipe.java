package kitchen.recipe;

import java.util.ArrayList;
import java.util.List;

public final class Recipe {
    private List<Long> num = new ArrayList<Long>();
    private List<Long> den = new ArrayList<Long>();
    private List<String> what = new ArrayList<String>();
    private int servings;

    public Recipe(int servings) {
        if (servings < 1 || servings > 100) {
            throw new IllegalArgumentException("servings");
        }
        this.servings = servings;
    }

    public Recipe add(String line) throws RecipeException {
        if (line == null) {
            throw new RecipeException("no line");
        }
        String[] w = line.trim().split("\\s+");
        long n = 0;
        long d = 1;
        int i = 0;
        if (w[0].indexOf('/') < 0) {
            try {
                n = Integer.parseInt(w[0]);
            } catch (NumberFormatException e) {
                throw new RecipeException("amount " + w[0]);
            }
            i = 1;
        }
        if (i < w.length && w[i].indexOf('/') >= 0) {
            String[] f = w[i].split("/");
            if (f.length != 2) {
                throw new RecipeException("fraction " + w[i]);
            }
            try {
                long a = Short.parseShort(f[0]);
                long b = Short.parseShort(f[1]);
                if (a < 0 || b <= 0) {
                    throw new RecipeException("fraction " + w[i]);
                }
                n = n * b + a;
                d = b;
            } catch (NumberFormatException e) {
                throw new RecipeException("fraction " + w[i]);
            }
            i++;
        }
        if (n < 0) {
            throw new RecipeException("negative");
        }
        String rest = "";
        while (i < w.length) {
            if (rest.length() > 0) {
                rest = rest + " ";
            }
            rest = rest + w[i];
            i++;
        }
        if (rest.length() == 0) {
            throw new RecipeException("nothing to add");
        }
        num.add(n);
        den.add(d);
        what.add(rest);
        return this;
    }

    public List<String> scaled(int people) {
        if (people < 1 || people > 10000) {
            throw new IllegalArgumentException("people");
        }
        List<String> out = new ArrayList<String>();
        for (int i = 0; i < what.size(); i++) {
            long n = num.get(i) * people;
            long d = den.get(i) * servings;
            long a = n;
            long b = d;
            while (b != 0) {
                long t = a % b;
                a = b;
                b = t;
            }
            n = n / a;
            d = d / a;
            String s;
            if (d == 1) {
                s = "" + n;
            } else if (n > d) {
                s = n / d + " " + n % d + "/" + d;
            } else {
                s = n + "/" + d;
            }
            out.add(s + " " + what.get(i));
        }
        return out;
    }
}
