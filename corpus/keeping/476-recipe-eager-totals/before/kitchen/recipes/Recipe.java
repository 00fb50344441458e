package kitchen.recipes;

import java.util.Map;
import java.util.TreeMap;

public final class Recipe {
    private final String name;
    private final int servings;
    private final TreeMap<String, Integer> grams;
    private long totalGrams = -1;
    private String heaviest;
    private String summary;

    public Recipe(String name, int servings, Map<String, Integer> ingredients) {
        if (name == null || servings < 1) {
            throw new IllegalArgumentException("recipe");
        }
        this.name = name;
        this.servings = servings;
        this.grams = new TreeMap<>();
        for (Map.Entry<String, Integer> e : ingredients.entrySet()) {
            if (e.getKey() == null || e.getValue() == null || e.getValue() < 0) {
                throw new IllegalArgumentException("ingredient");
            }
            grams.put(e.getKey(), e.getValue());
        }
    }

    public long totalGrams() {
        if (totalGrams < 0) {
            long sum = 0;
            for (int g : grams.values()) {
                sum += g;
            }
            totalGrams = sum;
        }
        return totalGrams;
    }

    public double gramsPerServing() {
        return (double) totalGrams() / servings;
    }

    public String heaviest() {
        if (heaviest == null) {
            int best = -1;
            for (Map.Entry<String, Integer> e : grams.entrySet()) {
                if (e.getValue() > best) {
                    best = e.getValue();
                    heaviest = e.getKey();
                }
            }
        }
        return heaviest;
    }

    public int share(String ingredient) {
        if (ingredient == null || !grams.containsKey(ingredient) || totalGrams() == 0) {
            return 0;
        }
        return (int) (grams.get(ingredient) * 100L / totalGrams());
    }

    public Recipe scaled(int newServings) {
        TreeMap<String, Integer> scaled = new TreeMap<>();
        if (newServings < 1) {
            throw new IllegalArgumentException("servings");
        }
        for (Map.Entry<String, Integer> e : grams.entrySet()) {
            scaled.put(e.getKey(), Math.toIntExact((long) e.getValue() * newServings / servings));
        }
        return new Recipe(name, newServings, scaled);
    }

    public String summary() {
        if (summary == null) {
            summary = name + " for " + servings + ": " + grams + ", mostly " + heaviest();
        }
        return summary;
    }
}
