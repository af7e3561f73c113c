# ipaddress: addresses, networks and ranges.
import ipaddress

a = ipaddress.ip_address("192.168.1.10")
print(a, repr(a), a.version, int(a), a.packed, a + 5, a.is_loopback, a.is_multicast)
print(ipaddress.ip_address(3232235777), ipaddress.ip_address("10.0.0.1") < ipaddress.ip_address("10.0.0.2"))

net = ipaddress.ip_network("192.168.1.0/29")
print(net, net.num_addresses, net.netmask, net.hostmask, net.prefixlen)
print(net.network_address, net.broadcast_address, [str(h) for h in net.hosts()])
print(a in net, ipaddress.ip_address("192.168.1.3") in net, net[2], len(list(net)))
print([str(s) for s in net.subnets(new_prefix=31)], net.supernet())
print(net.overlaps(ipaddress.ip_network("192.168.1.4/30")))
print(net.subnet_of(ipaddress.ip_network("192.168.0.0/16")))

v6 = ipaddress.ip_address("2001:db8::1")
print(v6, v6.exploded, v6.compressed, v6.version, ipaddress.ip_address("::1").is_loopback)
print(ipaddress.ip_network("2001:db8::/126").num_addresses, ipaddress.IPv6Address("::ffff:1.2.3.4").ipv4_mapped)

interface = ipaddress.ip_interface("10.0.0.5/24")
print(interface.ip, interface.network, interface.with_netmask)
print([str(n) for n in ipaddress.collapse_addresses(map(ipaddress.ip_network, ["10.0.0.0/25", "10.0.0.128/25"]))])
print(list(map(str, ipaddress.summarize_address_range(a, a + 3))))

for bad in ("300.1.1.1", "1.2.3", "text"):
    try:
        ipaddress.ip_address(bad)
    except ValueError:
        print(bad, "is not an address")
try:
    ipaddress.ip_network("192.168.1.5/24")
except ValueError:
    print("host bits set")
print(ipaddress.ip_network("192.168.1.5/24", strict=False), a.reverse_pointer)
