import com.wayfarer.booking.*;

public class Proof {
    public static void main(String[] args) {
        Itinerary.Builder b = Itinerary.forTraveller("Ines").leg("LIS", "MAD", 80);
        Itinerary oneWay = b.build();
        Itinerary there = b.leg("MAD", "LIS", 85).note("window").build();
        System.out.println(oneWay.legs() + " " + oneWay.totalMinutes() + " " + oneWay.notes());
        System.out.println(there.legs() + " " + there.totalMinutes() + " " + there.notes());
    }
}
