import com.intranet.docs.*;
import java.util.*;

public class Proof {
    static String ask(java.util.function.BooleanSupplier s) {
        try { return "" + s.getAsBoolean(); } catch (RuntimeException e) { return e.getClass().getName(); }
    }
    public static void main(String[] args) {
        DocumentAccess a = new DocumentAccess();
        List<User> users = new ArrayList<>();
        users.add(null);
        for (String id : Arrays.asList("u", "v", null)) for (int f = 0; f < 4; f++) {
            users.add(new User(id, f % 2 == 1, f > 1, Set.of("g")));
            users.add(new User(id, f % 2 == 1, f > 1, new HashSet<>()));
            users.add(new User(id, f % 2 == 1, f > 1, null));
        }
        List<Document> docs = new ArrayList<>();
        for (String owner : Arrays.asList("u", "w", null)) for (int f = 0; f < 8; f++) for (String g : Arrays.asList("g", "h", null)) {
            docs.add(new Document(owner, g, Set.of("u", "v"), f % 2 == 1, f / 2 % 2 == 1, f > 3));
            docs.add(new Document(owner, g, new HashSet<>(), f % 2 == 1, f / 2 % 2 == 1, f > 3));
            docs.add(new Document(owner, g, null, f % 2 == 1, f / 2 % 2 == 1, f > 3));
        }
        docs.add(null);
        for (User u : users) for (Document d : docs) {
            System.out.println(ask(() -> a.mayEdit(u, d)) + " " + ask(() -> a.mayView(u, d)) + " " + ask(() -> a.mayDelete(u, d)));
        }
    }
}
