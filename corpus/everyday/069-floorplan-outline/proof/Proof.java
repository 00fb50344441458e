import com.planraster.shape.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) throws Exception {
        System.out.println(new Outline(List.of(new Point(-2, 0), new Point(2, 0), new Point(2, 3), new Point(-2, 3))).isSymmetric());
        System.out.println(new Outline(List.of(new Point(-2, 0), new Point(2, 0), new Point(0, 3))).isSymmetric());
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
