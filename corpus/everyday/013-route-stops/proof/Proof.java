import com.vanroute.plan.StopList;

public class Proof {
    public static void main(String[] args) {
        StopList stops = new StopList();
        stops.append("Main St 1");
        stops.append("Mill Rd 4");
        stops.append("Lake 9");
        System.out.println(stops.remove("Lake 9") + " " + stops.toList());
        stops.append("Hill 2");
        System.out.println(stops.toList() + " " + stops.size());
    }
}
