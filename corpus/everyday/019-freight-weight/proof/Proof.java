import com.cargonaut.units.Weight;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Weight a = Weight.kilograms("1.5").plus(Weight.kilograms("0.50"));
        Weight b = Weight.kilograms("2");
        System.out.println(a + " " + b + " " + a.compareTo(b) + " " + a.equals(b));
        System.out.println(new HashSet<>(List.of(a)).contains(b) + " " + Weight.kilograms("0.0").equals(Weight.ZERO));
    }
}
