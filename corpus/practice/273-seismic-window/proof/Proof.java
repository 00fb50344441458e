import org.tremorwatch.signal.*;

public class Proof {
    public static void main(String[] args) {
        RollingWindow w = new RollingWindow(4);
        w.push(1);
        w.push(-2);
        w.push(3);
        System.out.println(w.ago(0) + " " + w.ago(2) + " " + w.get(0) + " " + w.staLta(2));
        w.push(4);
        w.push(5);
        System.out.println(w.get(0) + " " + w.get(3) + " " + w.size());
        try {
            System.out.println(w.ago(0) + " " + w.ago(1) + " " + w.staLta(2));
        } catch (IndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
    }
}
