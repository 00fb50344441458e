import health.records.access.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        AccessPolicy p = new AccessPolicy();
        Clinician c = new Clinician("dr-a", Set.of("general"), false);
        for (Document d : List.of(new Document("dr-a", "note", List.of()), new Document("dr-b", "note", List.of("general")), new Document("dr-b", "draft", List.of()), new Document("dr-b", "note", List.of("general", "psych")))) {
            System.out.println(d + " " + p.mayRead(c, d));
        }
    }
}
