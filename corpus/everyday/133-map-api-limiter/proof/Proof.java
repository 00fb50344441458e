import geo.atlasapi.limits.*;

public class Proof {
    static long now;
    public static void main(String[] args) {
        TokenBucket b = new TokenBucket(2, 100, () -> now);
        StringBuilder s = new StringBuilder();
        for (now = 0; now < 2000; now += 70) s.append(b.tryAcquire() ? '1' : '0').append(b.available());
        System.out.println(s);
    }
}
