import com.probehub.metrics.*;

public class Proof {
    public static void main(String[] args) {
        LatencySeries s = new LatencySeries("/health");
        for (int v : new int[] {30, 10, 50, 20}) s.record(v);
        System.out.println(s.latest() + " " + s.values());
        System.out.println(s.percentile(50) + " " + s.percentile(100) + " " + s.mean());
        System.out.println(s.latest() + " " + s.values() + " " + s.deltas());
    }
}
