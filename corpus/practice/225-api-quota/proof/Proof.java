import com.apigate.quota.QuotaService;

public class Proof {
    public static void main(String[] args) {
        long[] now = {0};
        QuotaService quota = new QuotaService(2, 1000, () -> now[0]);
        StringBuilder seen = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            seen.append(quota.tryAcquire("c") ? 'y' : 'n');
            now[0] += 700;
        }
        System.out.println(seen);
    }
}
