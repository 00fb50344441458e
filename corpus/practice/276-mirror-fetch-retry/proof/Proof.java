import net.packmirror.fetch.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        for (int max : new int[] {3, 1}) {
            RetryingFetcher f = new RetryingFetcher(max, 10, ms -> log.add("pause " + ms));
            System.out.println(max == 3 ? f.fetch("zlib", n -> n + ".tar") : "-");
            try {
                f.fetch("zlib", n -> { log.add("try"); throw new FetchException("busy", true); });
            } catch (RuntimeException e) {
                log.add(e.getClass().getSimpleName());
            }
        }
        System.out.println(log);
    }
}
