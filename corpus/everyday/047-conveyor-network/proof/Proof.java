import com.sortline.network.ConveyorNetwork;

public class Proof {
    public static void main(String[] args) {
        ConveyorNetwork n = new ConveyorNetwork();
        n.connect("infeed", "scanner");
        n.connect("infeed", "manual");
        n.connect("infeed", "exit");
        n.connect("scanner", "exit");
        n.connect("manual", "scanner");
        System.out.println(n.maintenanceWalk("infeed") + " " + n.isReachable("scanner", "manual"));
        System.out.println(n.maintenanceWalk("manual"));
    }
}
