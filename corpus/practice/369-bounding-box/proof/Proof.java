import com.mapforge.geom.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }


    public static void main(String[] args) {
        BoundingBox a = new BoundingBox(0, 0, 2, 2), b = new BoundingBox(-2, -2, 0, 0);
        System.out.println(a.mirrored().equals(b) + " " + new HashSet<>(List.of(a)).contains(b.mirrored()));
    }
}
