import com.wheelio.rental.RentalCalculator;
import java.time.LocalDateTime;

public class Proof {
    public static void main(String[] args) {
        RentalCalculator calculator = new RentalCalculator(4900, 2500);
        LocalDateTime pickUp = LocalDateTime.of(2024, 7, 1, 18, 0);
        LocalDateTime dropOff = LocalDateTime.of(2024, 7, 3, 9, 30);
        System.out.println(calculator.chargedDays(pickUp, dropOff));
        System.out.println(calculator.price(pickUp, dropOff, dropOff));
        System.out.println(calculator.chargedDays(pickUp, pickUp.plusDays(2)));
    }
}
