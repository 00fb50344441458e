import com.nodeward.stats.*;

public class Proof {
    public static void main(String[] args) {
        CacheReportService s = new InMemoryCacheReportService();
        s.recordHit("users");
        s.recordMiss("users");
        s.recordMiss("users");
        s.recordEviction("users");
        System.out.println(s.hitRate("users") + " " + s.evictionRate("users") + " " + s.hitRate("none"));
        System.out.print(s.report());
    }
}
