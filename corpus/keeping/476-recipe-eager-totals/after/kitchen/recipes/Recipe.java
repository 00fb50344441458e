package kitchen.recipes;

import java.util.Map;
import java.util.TreeMap;

public final class Recipe {
    private final String name;
    private final int servings;
    private final TreeMap<String, Integer> grams = new TreeMap<>();
    private final long totalGrams;
    private final String heaviest;
    private final String summary;

    public Recipe(String name, int servings, Map<String, Integer> ingredients) {
        if (name == null || servings < 1) {
            throw new IllegalArgumentException("a recipe needs a name and servings");
        }
        this.name = name;
        this.servings = servings;
        for (Map.Entry<String, Integer> e : ingredients.entrySet()) {
            if (e.getKey() == null || e.getValue() == null || e.getValue() < 0) {
                throw new IllegalArgumentException("bad ingredient");
            }
            grams.put(e.getKey(), e.getValue());
        }
        long total = 0;
        String top = null;
        int most = -1;
        for (Map.Entry<String, Integer> e : grams.entrySet()) {
            int weight = e.getValue();
            total += weight;
            if (weight > most) {
                most = weight;
                top = e.getKey();
            }
        }
        this.totalGrams = total;
        this.heaviest = top;
        this.summary = name + " for " + servings + ": " + grams + ", mostly " + top;
    }

    public long totalGrams() {
        return totalGrams;
    }

    public double gramsPerServing() {
        return (double) totalGrams / servings;
    }

    public String heaviest() {
        return heaviest;
    }

    public int share(String ingredient) {
        Integer weight = ingredient == null ? null : grams.get(ingredient);
        return weight == null || totalGrams == 0 ? 0 : (int) (weight * 100L / totalGrams);
    }

    public Recipe scaled(int newServings) {
        if (newServings < 1) {
            throw new IllegalArgumentException("servings " + newServings);
        }
        Map<String, Integer> scaled = new TreeMap<>();
        grams.forEach((ingredient, weight) ->
                scaled.put(ingredient, Math.toIntExact((long) weight * newServings / servings)));
        return new Recipe(name, newServings, scaled);
    }

    public String summary() {
        return summary;
    }
}
