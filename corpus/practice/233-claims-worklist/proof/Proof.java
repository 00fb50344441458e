import com.insurio.claims.*;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        Worklist list = new Worklist();
        LocalDate day = LocalDate.of(2024, 2, 2);
        list.add(new Claim("K1", false, 50000, day));
        list.add(new Claim("K2", false, 50000, day));
        list.add(new Claim("K3", true, 100, day));
        list.add(new Claim("K3", true, 100, day));
        list.open().forEach(claim -> System.out.println(claim.number()));
        System.out.println(list.exposureCents() + " " + list.next().get().number());
    }
}
