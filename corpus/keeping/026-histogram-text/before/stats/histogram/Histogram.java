package stats.histogram;

import java.io.PrintStream;

public class Histogram {
    private final int[] buckets = new int[10];

    public boolean add(int percent) {
        if (percent < 0 || percent >= 100) {
            return false;
        }
        buckets[percent / 10]++;
        return true;
    }

    public String row(int index) {
        String bar = "";
        for (int i = 0; i < buckets[index]; i++) {
            bar += "#";
        }
        return index * 10 + ": " + bar;
    }

    public void print() {
        PrintStream out = System.out;
        for (int i = 0; i < buckets.length; i++) {
            if (buckets[i] > 0) {
                out.println(row(i));
            }
        }
    }

    public int fullest() {
        int best = 0;
        for (int i = 1; i < buckets.length; i++) {
            if (buckets[i] > buckets[best]) {
                best = i;
            }
        }
        return best;
    }
}
