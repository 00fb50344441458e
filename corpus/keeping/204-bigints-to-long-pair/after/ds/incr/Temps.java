package ds.incr;

public class Temps {
    private int coldest = Integer.MAX_VALUE;
    private int warmest = Integer.MIN_VALUE;
    private long sum;
    private int count;

    public void sample(int t) {
        coldest = Math.min(coldest, t);
        warmest = Math.max(warmest, t);
        sum += t;
        count++;
    }

    public int coldest() {
        return coldest;
    }

    public int warmest() {
        return warmest;
    }

    public double mean() {
        return (double) sum / count;
    }
}
