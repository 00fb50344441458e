import com.boxoffice.seats.SeatRow;

public class Proof {
    public static void main(String[] args) {
        SeatRow row = new SeatRow("C", 6);
        row.sell(3);
        System.out.println(row.freeSeats() + " " + row.offerBlock(3));
        try {
            row.sell(3);
            System.out.println("sold twice " + row.freeSeats());
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
