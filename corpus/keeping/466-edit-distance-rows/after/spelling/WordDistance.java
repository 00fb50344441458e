package spelling;

import java.util.ArrayList;
import java.util.List;

public final class WordDistance {
    private static final int MAX_LENGTH = 300;

    private final int substitution;
    private int compared;
    private int[] above = new int[32];
    private int[] row = new int[32];
    private String lastA;
    private String lastB;
    private int lastDistance;

    public WordDistance(int substitution) {
        if (substitution < 0 || substitution > 100) {
            throw new IllegalArgumentException("substitution " + substitution);
        }
        this.substitution = substitution;
    }

    public int distance(String a, String b) {
        if (a.length() > MAX_LENGTH || b.length() > MAX_LENGTH) {
            throw new IllegalArgumentException("longer than " + MAX_LENGTH);
        }
        compared++;
        if (!a.equals(lastA) || !b.equals(lastB)) {
            lastDistance = compute(a, b);
            lastA = a;
            lastB = b;
        }
        return lastDistance;
    }

    private int compute(String a, String b) {
        int n = b.length();
        if (row.length <= n) {
            above = new int[n + 1];
            row = new int[n + 1];
        }
        for (int j = 0; j <= n; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] swap = above;
            above = row;
            row = swap;
            row[0] = i;
            for (int j = 1; j <= n; j++) {
                int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : substitution;
                row[j] = Math.min(Math.min(above[j], row[j - 1]) + 1, above[j - 1] + cost);
            }
        }
        return row[n];
    }

    public boolean similar(String a, String b) {
        return distance(a, b) * 3 <= Math.max(a.length(), b.length());
    }

    public String closest(String word, List<String> candidates) {
        String best = null;
        int bestDistance = Integer.MAX_VALUE;
        for (String candidate : candidates) {
            int distance = distance(word, candidate);
            if (distance < bestDistance) {
                bestDistance = distance;
                best = candidate;
            }
        }
        return best;
    }

    public List<String> within(String word, List<String> candidates, int max) {
        List<String> result = new ArrayList<>();
        for (String candidate : candidates) {
            if (candidate != null && distance(word, candidate) <= max) {
                result.add(candidate);
            }
        }
        return result;
    }

    public int compared() {
        return compared;
    }
}
