package game.rank;

import java.util.ArrayList;
import java.util.List;

public final class Ranking {
    private final String[] names;
    private final int[] points;

    public Ranking(String[] names, int[] points) {
        if (names.length != points.length) {
            throw new IllegalArgumentException("lengths");
        }
        this.names = names.clone();
        this.points = points.clone();
    }

    public List<String> ordered() {
        String[] n = names.clone();
        int[] p = points.clone();
        for (int i = 1; i < n.length; i++) {
            for (int j = i; j > 0 && p[j - 1] < p[j]; j--) {
                int tp = p[j];
                p[j] = p[j - 1];
                p[j - 1] = tp;
                String tn = n[j];
                n[j] = n[j - 1];
                n[j - 1] = tn;
            }
        }
        List<String> out = new ArrayList<>();
        for (int i = 0; i < n.length; i++) {
            out.add(n[i] + "=" + p[i]);
        }
        return out;
    }
}
