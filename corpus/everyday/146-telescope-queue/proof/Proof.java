import org.observatory.queue.*;

public class Proof {
    public static void main(String[] args) {
        ObservationQueue q = new ObservationQueue();
        q.submit("M31", 5);
        q.submit("M42", 3);
        q.submit("SN2023ixf", 1);
        q.submit("M13", 2);
        System.out.println(q.raise("SN2023ixf", 9));
        while (q.size() > 0) {
            System.out.println(q.next().get().target());
        }
    }
}
