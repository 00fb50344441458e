import com.edgeward.limit.*;

public class Proof {
    public static void main(String[] args) {
        long[] now = {0};
        TokenBucket b = new TokenBucket(2, 100, () -> now[0]);
        System.out.println(b.tryAcquire(2) + " " + b.tryAcquire());
        now[0] = 100;
        System.out.println(b.tryAcquire() + " " + b.available());
        for (int i = 0; i < 6; i++) {
            now[0] += 150;
            System.out.println(now[0] + " " + b.tryAcquire() + " " + b.available());
        }
    }
}
