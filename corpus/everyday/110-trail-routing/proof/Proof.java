import outdoors.trails.*;

public class Proof {
    public static void main(String[] args) {
        TrailNetwork n = new TrailNetwork().trail("Alm", "Berg", 300).trail("Alm", "Col", 60).trail("Col", "Berg", 90).trail("Berg", "Dorf", 30);
        System.out.println(n.minutes("Alm", "Col") + " " + n.minutes("Alm", "Dorf") + " " + n.route("Alm", "Dorf") + n.minutes("Alm", "Nowhere"));
    }
}
