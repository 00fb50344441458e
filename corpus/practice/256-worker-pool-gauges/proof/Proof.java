import com.gridforge.workers.*;

public class Proof {
    public static void main(String[] args) {
        GaugeRegistry g = new GaugeRegistry();
        WorkerService s = new WorkerService(2, g);
        s.submit("a");
        s.submit("b");
        s.submit("c");
        System.out.println(g.readAll());
        s.resize(5);
        s.submit("d");
        System.out.println(g.readAll() + " " + g.read("workers.active"));
    }
}
