module parts/hiding
private sig Hidden {}
