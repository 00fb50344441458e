package spelling;

import java.util.ArrayList;
import java.util.List;

public final class WordDistance {
    private final int substitution;
    private int compared;

    public WordDistance(int substitution) {
        if (substitution < 0 || substitution > 100) {
            throw new IllegalArgumentException("substitution");
        }
        this.substitution = substitution;
    }

    public int distance(String a, String b) {
        if (a.length() > 300 || b.length() > 300) {
            throw new IllegalArgumentException("too long");
        }
        compared++;
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0) {
                    d[i][j] = j;
                } else if (j == 0) {
                    d[i][j] = i;
                } else {
                    int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : substitution;
                    d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + cost);
                }
            }
        }
        return d[a.length()][b.length()];
    }

    public boolean similar(String a, String b) {
        return distance(a, b) * 3 <= Math.max(a.length(), b.length());
    }

    public String closest(String word, List<String> candidates) {
        String best = null;
        int bestDistance = Integer.MAX_VALUE;
        for (String c : candidates) {
            int dist = distance(word, c);
            if (dist < bestDistance) {
                bestDistance = dist;
                best = c;
            }
        }
        return best;
    }

    public List<String> within(String word, List<String> candidates, int max) {
        List<String> result = new ArrayList<>();
        for (String c : candidates) {
            if (c != null && distance(word, c) <= max) {
                result.add(c);
            }
        }
        return result;
    }

    public int compared() {
        return compared;
    }
}
