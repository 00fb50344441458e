import com.stayline.rooms.*;
import java.time.LocalDate;

public class Proof {
    public static void main(String[] args) {
        ReservationBook book = new ReservationBook();
        book.book(new Reservation("101", "Ito", LocalDate.of(2024, 5, 1), LocalDate.of(2024, 5, 4)));
        try {
            book.book(new Reservation("101", "Kaya", LocalDate.of(2024, 5, 4), LocalDate.of(2024, 5, 6)));
        } catch (ConflictException e) {
            System.out.println("refused: " + e.getMessage());
        }
        System.out.println(book.forRoom("101").size());
    }
}
