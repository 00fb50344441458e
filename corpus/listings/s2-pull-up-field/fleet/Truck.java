package fleet;

public class Truck extends Vehicle {
}
