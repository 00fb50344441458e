import net.beaconry.discovery.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) throws Exception {
        EndpointCatalog c = new EndpointCatalog();
        c.refresh(List.of(new Endpoint("db", "10.0.0.1", 5432, true), new Endpoint("mq", "10.0.0.2", 5672, false)));
        p(c::describe);
        p(() -> { c.refresh(List.of(new Endpoint("db", "10.0.0.1", 5432, true), new Endpoint("db", "10.0.0.9", 5432, true))); return c.describe(); });
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
