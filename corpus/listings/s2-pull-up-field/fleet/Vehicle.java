package fleet;

public class Vehicle {
    long weight = 12;
}
